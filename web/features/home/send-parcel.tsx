// What the parcel home leads with: a form that only this page loads.
import { SendFormSkeleton } from '#web/features/parcel/send/send-form-skeleton.tsx'
import { componentsLoadedOnServer, lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { SectionFrame } from './section-frame.tsx'

const SendForm = lazyComponent(
  () => import('#web/features/parcel/send/send-form.tsx').then((part) => part.SendForm),
  { isServerRendered: true },
)
if (import.meta.env.SSR) await componentsLoadedOnServer()

export function SendParcel({ module_id }: { module_id: number }) {
  return (
    <SectionFrame name={`${module_id}/send`} hydrated="with_page" skeleton={<SendFormSkeleton />}>
      <SendForm />
    </SectionFrame>
  )
}
