// One reason to choose a module: a small drawing, a claim, a sentence.
import type { WhyChoose } from '#contract/features/promotion/banner.schema.ts'
import { Picture } from '#web/ui/media/picture.tsx'

export function Reason({ reason }: { reason: WhyChoose['banners'][number] }) {
  return (
    <div className="flex h-full items-start gap-4 rounded-card bg-surface p-4 shadow-soft lg:flex-col lg:gap-3 lg:p-5">
      <Picture
        picture={{ url: reason.image_full_url ?? '', width: 320, height: 320 }}
        alt=""
        sizes="96px"
        className="size-16 shrink-0 bg-transparent sm:size-20"
      />
      <div>
        <h3 className="font-semibold text-16">{reason.title}</h3>
        <p className="mt-1 text-14 text-ink-soft">{reason.short_description}</p>
      </div>
    </div>
  )
}
