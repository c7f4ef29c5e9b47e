// The application: commands, queries, sessions, accounts and the log, over ports that an app fills.
export * from './ports/index.js';
