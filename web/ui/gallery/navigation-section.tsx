// Ways around a page.
import Clock from 'lucide-react/icons/clock'
import { type ComponentProps, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { GallerySection, Specimen } from '#web/ui/gallery/gallery-section.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { StickyBar } from '#web/ui/layout/sticky-bar.tsx'
import { Accordion, Collapsible } from '#web/ui/navigation/accordion.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { OpenRow, OpenRows, useRows } from '#web/ui/navigation/open-rows.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'

type View = 'all' | 'new' | 'top'
const tabs = [
  { value: 'all', label: 'All', panel: <p className="text-ink-soft">Everything there is.</p> },
  { value: 'new', label: 'New this week', panel: <p className="text-ink-soft">What has just come.</p> },
  { value: 'top', label: 'Top rated', panel: <p className="text-ink-soft">What people like best.</p> },
] as const
const pills = tabs.map(({ value, label }) => ({ value, label }))
// Stands where the router's link stands in the product.
function CrumbLink(props: ComponentProps<'a'>) {
  return <a {...props} />
}

const crumbs = [
  { label: 'Home', render: <CrumbLink href="#home" /> },
  { label: 'Bakery', render: <CrumbLink href="#bakery" /> },
  { label: 'Lemon tart' },
]
const sections = [
  { value: 'how', title: 'How does it work?', content: 'Choose, pay, and wait for the bell.' },
  { value: 'when', title: 'When does it come?', content: 'Mostly within half an hour.' },
]

function SampleRows() {
  return (
    <OpenRows rows={useRows()}>
      <OpenRow id="when" icon={<Clock size={20} />} title="When" summary="Now">
        Now, or a time of today.
      </OpenRow>
    </OpenRows>
  )
}

export function NavigationSection() {
  const [view, setView] = useState<View>('all')
  return (
    <GallerySection title="Navigation">
      <Specimen name="Tabs">
        <Tabs label="Views" tabs={tabs} value={view} onValueChange={setView} />
      </Specimen>
      <Specimen name="Section header with tabs and an action">
        <SectionHeader
          level={3}
          title="Popular near you"
          subtitle="Chosen by people around"
          action={<LinkText href="#all">See all</LinkText>}
          tabs={<Tabs label="Views" look="pill" tabs={pills} value={view} onValueChange={setView} />}
        />
      </Specimen>
      <Specimen name="Accordion and collapsible">
        <Accordion sections={sections} openAtFirst={['how']} />
        <Collapsible title="More about fees">Shown before you pay, always.</Collapsible>
      </Specimen>
      <Specimen name="Rows that open">
        <SampleRows />
      </Specimen>
      <Specimen name="Breadcrumbs, load more, sticky bar">
        <Breadcrumbs label="You are here" crumbs={crumbs} />
        <LoadMore label="Load more" progress="24 of 96" onPress={() => setView('new')} />
        <StickyBar>
          <Button size="large" className="w-full">
            Go on
          </Button>
        </StickyBar>
      </Specimen>
    </GallerySection>
  )
}
