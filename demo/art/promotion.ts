// Pictures of offers: campaigns and flash sales.
import { type BannerArt, composeBanner } from './banner.ts'

/** A campaign, 960 × 540, with the same calm start as a banner. */
export function composeCampaign(art: Omit<BannerArt, 'shape'>): string {
  return composeBanner({ ...art, shape: 'card' })
}

/** A flash sale, 1280 × 480: the running clock before a burst of light. */
export function composeFlashSale({ hue, seed }: Pick<BannerArt, 'hue' | 'seed'>): string {
  return composeBanner({
    subject: ['alarm-clock', 'high-voltage', 'label', 'shopping-bags'],
    hue,
    seed,
    layout: 'burst',
    shape: 'wide',
  })
}
