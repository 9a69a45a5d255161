// Six entries make three steps: content1_title with content1_subtitle, and so on (HOM-18).
import type { VideoContent } from '#contract/features/promotion/banner.schema.ts'

export interface PromotionStep {
  label: string
  description: string
}

const numbers = [1, 2, 3] as const

export function promotionSteps(contents: VideoContent['banner_contents']): PromotionStep[] {
  const value = (key: string) => contents.find((one) => one.key === key)?.value ?? ''
  return numbers
    .map((number) => ({
      label: value(`content${number}_title`),
      description: value(`content${number}_subtitle`),
    }))
    .filter((step) => step.label !== '' || step.description !== '')
}
