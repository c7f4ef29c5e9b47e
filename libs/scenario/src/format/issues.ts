// The issues of a part of a scenario, raised as issues of the whole.
import type { z } from 'zod';

export function raiseAll(
  context: { readonly addIssue: (issue: never) => void },
  { issues }: z.ZodError,
  input: unknown,
): void {
  // The cast: an issue that was raised has more members than one to raise.
  for (const issue of issues) context.addIssue({ ...issue, input } as never);
}
