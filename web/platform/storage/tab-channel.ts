// A broadcast channel among the tabs of this browser; without channels the tabs agree at the next refetch.

export interface TabChannel {
  post(message: unknown): void
  /** Returns what ends the subscription. */
  subscribe(listener: (message: unknown) => void): () => void
}

/** One channel for the tab: a channel hears every other one, and a tab must not hear itself. */
export function tabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | null = null
  const open = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name)
    return channel
  }
  return {
    post: (message) => open()?.postMessage(message),
    subscribe(listener) {
      const opened = open()
      const receive = ({ data }: MessageEvent<unknown>) => listener(data)
      opened?.addEventListener('message', receive)
      return () => opened?.removeEventListener('message', receive)
    },
  }
}
