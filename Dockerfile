# The server. Built in one stage with everything that takes, run in another with nothing but what it needs.
FROM node:22-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    PENTALAND_HOST=0.0.0.0 \
    PENTALAND_METRICS_HOST=0.0.0.0 \
    PENTALAND_DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/package.json /app/schema.graphql ./
COPY --from=build /app/libs/api/src/explorer ./libs/api/src/explorer
# The program belongs to root and is only read; the data belong to the user the server runs as.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "--no-parallel-scavenge", "dist/run/server.js"]
