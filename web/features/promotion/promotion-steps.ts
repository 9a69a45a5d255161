// Six entries make three steps: content1_title with content1_subtitle, and so on (HOM-18).
import type { VideoContent } from '#contract/features/promotion/banner.schema.ts'

export interface PromotionStep {
  label: string
  description: string
}

const places = [1, 2, 3] as const

export function promotionSteps(contents: VideoContent['banner_contents']): PromotionStep[] {
  const value = (key: string) => contents.find((one) => one.key === key)?.value ?? ''
  return places
    .map((place) => ({
      label: value(`content${place}_title`),
      description: value(`content${place}_subtitle`),
    }))
    .filter((step) => step.label !== '' || step.description !== '')
}
