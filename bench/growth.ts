/** What a build of so many towns took. */
export interface Step {
  towns: number;
  cost: number;
}

/** What each town added since the step before has cost, from the second step on. */
export function costPerTown(steps: Step[]): number[] {
  return steps.slice(1).map((step, index) => slope(steps[index] ?? step, step));
}

/**
 * Whether a cost grows in step with the towns: no step's towns may cost more than `factor` times what a town has cost on average
 * until then. With a cost that grows as the square, doubling the towns makes that 3.
 */
export function growsLinearly(steps: Step[], factor: number): boolean {
  const [first, ...rest] = steps;
  if (!first) return true;
  return costPerTown(rest).every((cost, index) => cost <= factor * slope(first, rest[index] ?? first));
}

const slope = (from: Step, to: Step) => (to.cost - from.cost) / (to.towns - from.towns);
