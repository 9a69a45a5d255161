// What is shown while there is nothing to show.
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { NotFoundPicture } from '#web/ui/feedback/not-found-picture.tsx'
import { Skeleton, SkeletonCard, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { GallerySection, Specimen } from '#web/ui/gallery/gallery-section.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'

const cards = [1, 2, 3, 4] as const

export function FeedbackSection() {
  return (
    <GallerySection title="Waiting and nothing">
      <Specimen name="Empty state">
        <EmptyState
          picture={<EmptyPicture />}
          title="Nothing here yet"
          text="What you like will be kept in this place."
          action={<Button variant="soft">Look around</Button>}
        />
      </Specimen>
      <Specimen name="Not found">
        <div className="py-10">
          <NotFoundPicture label="We could not find that page" />
        </div>
      </Specimen>
      <Specimen name="Skeleton, in a card grid" wide>
        <CardGrid min={220} pairs>
          {cards.map((card) => (
            <li key={card}>
              <SkeletonCard />
            </li>
          ))}
        </CardGrid>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          <SkeletonText lines={4} />
          <Skeleton className="h-20 rounded-card" />
        </div>
      </Specimen>
    </GallerySection>
  )
}
