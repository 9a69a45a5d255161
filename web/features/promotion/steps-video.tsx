// The film or picture beside the three steps, by what the module sent (HOM-18).
import type { VideoContent } from '#contract/features/promotion/banner.schema.ts'
import { filmFrame } from '#contract/features/promotion/film.rules.ts'
import { Picture } from '#web/ui/media/picture.tsx'

const shape = 'aspect-video w-full rounded-card'

export function StepsVideo({ content }: { content: VideoContent }) {
  const { banner_type, banner_image_full_url, section_title } = content
  const film = filmUrl(content)
  if (film) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the film repeats the three steps written beside it.
      <video
        src={film}
        controls
        preload="none"
        poster={banner_image_full_url ?? undefined}
        className={shape}
      />
    )
  }
  const frame = banner_type === 'video' ? filmFrame(content.banner_video) : null
  if (frame) {
    return <iframe src={frame} title={section_title ?? ''} loading="lazy" allowFullScreen className={shape} />
  }
  return (
    <Picture
      picture={{ url: banner_image_full_url ?? '', width: 800, height: 450 }}
      alt=""
      sizes="(min-width: 1024px) 620px, 100vw"
      className={`${shape} object-cover rtl:-scale-x-100`}
    />
  )
}

/** A film of our own, from its full address or from base and file name. */
function filmUrl(content: VideoContent): string | null {
  if (content.banner_type !== 'video_content' || !content.banner_video_content) return null
  return (
    content.banner_video_content_full_url ??
    `${content.banner_video_content_url}/${content.banner_video_content}`
  )
}
