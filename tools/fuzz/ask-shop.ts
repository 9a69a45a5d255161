// Sane questions of the run itself, to prepare what it needs.

export interface AskShop {
  (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>
  /** Null where the shop refuses. */
  maybe(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<unknown>
  status(method: string, path: string, headers: Record<string, string>): Promise<number>
}

export function createAskShop(origin: string): AskShop {
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const status = async (method: string, path: string, headers: Record<string, string>) => {
    const response = await fetch(`${origin}/api/v1${path}`, { method, headers })
    await response.text()
    return response.status
  }
  const maybe: AskShop['maybe'] = (method, path, body, headers) =>
    ask(method, path, body, headers).catch(() => null)
  return Object.assign(ask, { status, maybe })
}
