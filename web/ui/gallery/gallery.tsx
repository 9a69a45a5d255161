// Every component in its states on one page, for looking at while building.
import { DirectionProvider, useDirection } from '@base-ui/react/direction-provider'
import { useState } from 'react'
import { accents } from '#contract/core/accent.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ActionSection } from '#web/ui/gallery/action-section.tsx'
import { ChoiceSection } from '#web/ui/gallery/choice-section.tsx'
import { DisplaySection } from '#web/ui/gallery/display-section.tsx'
import { FeedbackSection } from '#web/ui/gallery/feedback-section.tsx'
import { FormSection } from '#web/ui/gallery/form-section.tsx'
import { MediaSection } from '#web/ui/gallery/media-section.tsx'
import { NavigationSection } from '#web/ui/gallery/navigation-section.tsx'
import { OverlaySection } from '#web/ui/gallery/overlay-section.tsx'
import { TokenSection } from '#web/ui/gallery/token-section.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'

function setOnRoot(name: 'theme' | 'accent', value: string) {
  document.documentElement.dataset[name] = value
}

export function Gallery() {
  const [direction, setDirection] = useState(useDirection())
  const turn = () => {
    const next = direction === 'rtl' ? 'ltr' : 'rtl'
    document.documentElement.dir = next
    setDirection(next)
  }
  return (
    <DirectionProvider direction={direction}>
      <Container render={<main />} className="flex flex-col gap-14 py-10">
        <SectionHeader level={1} title="Design system" subtitle="Calm, warm, quick" />
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="outline" onClick={() => setOnRoot('theme', 'light')}>
            Light
          </Button>
          <Button size="small" variant="outline" onClick={() => setOnRoot('theme', 'dark')}>
            Dark
          </Button>
          <Button size="small" variant="outline" onClick={turn}>
            Turn direction
          </Button>
          {['neutral', ...accents].map((accent) => (
            <Button key={accent} size="small" variant="soft" onClick={() => setOnRoot('accent', accent)}>
              {accent}
            </Button>
          ))}
        </div>
        <TokenSection />
        <ActionSection />
        <DisplaySection />
        <FormSection />
        <ChoiceSection />
        <OverlaySection />
        <FeedbackSection />
        <MediaSection />
        <NavigationSection />
      </Container>
    </DirectionProvider>
  )
}
