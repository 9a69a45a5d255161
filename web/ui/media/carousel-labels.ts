// Everything a carousel says.

export type CarouselLabels = {
  carousel: string
  /** Role descriptions, such as 'carousel' and 'slide'. */
  carouselRole: string
  slideRole: string
  position: (position: number, total: number) => string
  previous: string
  next: string
  pause: string
  play: string
}
