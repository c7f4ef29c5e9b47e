// The power by which something grows, fitted over pairs of size and measure (least squares over their logarithms).
export function exponentOf(pairs: readonly (readonly [size: number, measure: number])[]): number {
  const points = pairs.map(([size, measure]) => [Math.log(size), Math.log(measure)] as const);
  const mean = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const across = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return across / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
