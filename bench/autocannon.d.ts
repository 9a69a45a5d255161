// The part of autocannon we use; the package brings no types.
declare module 'autocannon' {
  export interface LoadRequest {
    headers?: Record<string, string>
  }

  export interface LoadOptions {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
    requests?: { setupRequest(request: LoadRequest): LoadRequest }[]
  }

  export interface LoadResult {
    '2xx': number
    non2xx: number
    errors: number
    /** Seconds it took. */
    duration: number
  }

  // biome-ignore lint/style/noDefaultExport: the package exports nothing else
  export default function autocannon(options: LoadOptions): Promise<LoadResult>
}
