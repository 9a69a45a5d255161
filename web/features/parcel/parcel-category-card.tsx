// A kind of parcel; choosing it opens the delivery form with the kind in its address (PCL-01).
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ParcelCategory } from '#contract/features/parcel/parcel.endpoints.ts'
import { PathLink } from '#web/platform/navigation/path-link.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { changeParcel } from './draft/parcel-draft.ts'
import { parcelCardFrame } from './parcel-category-skeleton.tsx'

export function ParcelCategoryCard({ category }: { category: ParcelCategory }) {
  return (
    <div
      className={`${parcelCardFrame} transition duration-calm ease-calm hover:-translate-y-0.5 hover:shadow-raised`}
    >
      <Picture
        picture={{ url: category.image_full_url, width: 400, height: 400 }}
        alt=""
        sizes="80px"
        className="size-20 shrink-0 rounded-card"
      />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold text-16">
          <PathLink
            path="/parcel-delivery-info"
            search={{ category_id: String(category.id) }}
            className="stretched-link"
            onClick={() => changeParcel({ category_id: category.id })}
          >
            {category.name}
          </PathLink>
        </h3>
        <p className="mt-0.5 line-clamp-2 text-13 text-ink-soft">{category.description}</p>
      </div>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-faint mirror" />
    </div>
  )
}
