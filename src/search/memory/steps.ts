/** Runs all steps at once. */
export function hurried<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Maximum duration of steps without a turn of the event loop. */
const SLICE_MS = 2

/** Runs the steps with turns of the event loop between them, so that requests are answered meanwhile. */
export async function unhurried<T>(steps: Generator<void, T>): Promise<T> {
  let began = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - began < SLICE_MS) continue
    await turn()
    began = performance.now()
  }
}

/** Yields to the event loop. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
