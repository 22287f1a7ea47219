type Methods = Readonly<Record<string, (...values: never[]) => unknown>>

/**
 * A port in memory that answers as the test says, and records what it was asked as [method, ...arguments]. A method
 * without an answer is missing, so that a call which the test does not expect fails it. The test may exchange answers.
 */
export function recordedPort<Port extends object>(answers: Partial<Port>) {
  const calls: (readonly unknown[])[] = []
  const port = new Proxy(answers as Methods, {
    get(methods, name) {
      const answer = typeof name === 'string' ? methods[name] : undefined
      if (answer === undefined) return undefined
      return (...values: never[]) => {
        calls.push([name, ...values])
        return answer(...values)
      }
    },
  }) as unknown as Port
  return { port, calls, answers }
}
