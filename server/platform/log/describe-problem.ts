// A caught thing as the log may hold it: enough to find the fault, nothing a customer wrote.

interface Described {
  name: string
  message: string
  code?: unknown
  stack?: string
  cause?: Described
  errors?: Described[]
}

/** Causes of causes; a chain that leads back to itself must end too. */
const deepest = 4

export function describeProblem(problem: unknown, depth = 0): Described {
  if (!(problem instanceof Error)) return { name: typeof problem, message: String(problem) }
  const code: unknown = Reflect.get(problem, 'code')
  return {
    name: problem.name,
    message: withoutParams(problem.message),
    ...(code === undefined ? {} : { code }),
    ...(problem.stack === undefined ? {} : { stack: withoutParams(problem.stack, problem.message) }),
    ...(problem.cause === undefined || depth >= deepest
      ? {}
      : { cause: describeProblem(problem.cause, depth + 1) }),
    ...(problem instanceof AggregateError && depth < deepest
      ? { errors: problem.errors.map((one) => describeProblem(one, depth + 1)) }
      : {}),
  }
}

/** Drizzle writes the values of a failed query behind the query: names, phones, addresses. */
function withoutParams(text: string, message = text): string {
  const at = message.indexOf('\nparams: ')
  return at < 0 ? text : text.replace(message, message.slice(0, at))
}
