// News among the tabs of this browser; without channels the tabs agree later, at the next look at the page.

export interface TabNews {
  tell(news: unknown): void
  /** Returns what ends the hearing. */
  hear(listen: (news: unknown) => void): () => void
}

/** One channel for the tab: a channel hears every other one, and a tab must not hear itself. */
export function tabNews(name: string): TabNews {
  let channel: BroadcastChannel | null = null
  const open = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name)
    return channel
  }
  return {
    tell: (news) => open()?.postMessage(news),
    hear(listen) {
      const opened = open()
      const hearing = ({ data }: MessageEvent<unknown>) => listen(data)
      opened?.addEventListener('message', hearing)
      return () => opened?.removeEventListener('message', hearing)
    },
  }
}
