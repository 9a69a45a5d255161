// One category: its names, its picture, and whether customers see it.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deskCategoryEndpoints } from '#contract/features/category/desk/desk-category.endpoints.ts'
import { categoryInput, type DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { useAddressId, useDeskNavigate, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { NotFoundPage, Permitted } from '#web/desk/shell/not-found-page.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useCategoryName } from './use-category-name.ts'

interface CategoryValues {
  name: DeskCategory['name']
  picture: FormPicture | null
  featured: boolean
  status: boolean
}

const noText = { en: '', ar: '', tg: '', ru: '' }

function valuesOf(category: DeskCategory | null): CategoryValues {
  const { name, image, image_full_url, featured, status } = category ?? {
    ...{ name: noText, image: '', image_full_url: '', featured: false, status: true },
  }
  return { name, picture: image === '' ? null : { file: image, url: image_full_url }, featured, status }
}

const inputOf = ({ picture, ...values }: CategoryValues) => ({ ...values, image: picture?.file ?? '' })

const listQuery = () => deskQuery(deskCategoryEndpoints.list, { input: {} })

export function CategoryPage() {
  const id = useAddressId()
  return (
    <Permitted needs="read_catalogue">
      {id === null ? <NotFoundPage /> : <Existing key={id} id={id} />}
    </Permitted>
  )
}

export function NewCategoryPage() {
  return (
    <Permitted needs="edit_categories">
      <CategoryForm category={null} />
    </Permitted>
  )
}

function Existing({ id }: { id: number }) {
  const { data } = useQuery(listQuery())
  if (!data) return <Skeleton className="h-96 w-full rounded-card" />
  const category = data.categories.find((one) => one.id === id)
  return category ? <CategoryForm category={category} /> : <NotFoundPage />
}

const positive = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0)

async function newestOf(id: number): Promise<DeskCategory> {
  const { categories } = await queryClient.fetchQuery({ ...listQuery(), staleTime: 0 })
  const found = categories.find((one) => one.id === id)
  if (!found) throw new Error('the category is gone')
  return found
}

function useSaveCategory(category: DeskCategory | null) {
  const { module, parent } = useDeskSearch()
  return (input: ReturnType<typeof inputOf>, version: number) =>
    category
      ? deskCall(deskCategoryEndpoints.change, { params: { id: category.id }, input: { ...input, version } })
      : deskCall(deskCategoryEndpoints.make, {
          input: { ...input, module_id: positive(module), parent_id: positive(parent) },
        })
}

function CategoryForm({ category }: { category: DeskCategory | null }) {
  const t = useTranslations('desk_category')
  const nameOf = useCategoryName()
  const go = useDeskNavigate()
  const mayEdit = useMay('edit_categories')
  const form = useDeskForm({
    thing: category,
    valuesOf,
    inputOf,
    schema: categoryInput,
    save: useSaveCategory(category),
    ...(category ? { reload: () => newestOf(category.id) } : {}),
    onSaved: (saved) => {
      void readAgain(deskCategoryEndpoints.list)
      if (!category) void go(`/categories/${saved.id}`, {}, { replace: true })
    },
    draft: category ? `category-${category.id}` : 'category-new',
    fields: {
      name: { label: t('name') },
      picture: { label: t('picture'), code: 'image', text: (picture) => picture?.file ?? '–' },
      featured: { label: t('featured') },
      status: { label: t('status') },
    },
    readOnly: mayEdit ? undefined : t('read_only'),
  })
  const title = category ? nameOf(category) : t('make')
  return (
    <>
      <BackToList to="/categories" list="categories">
        {t('title')}
      </BackToList>
      <PageHeader title={title} />
      <DeskFormFrame form={form} label={title}>
        <FormSection title={t('shown')}>
          <TextsField control={form.control} name="name" label={t('name')} required maxLength={120} />
          <PictureField
            control={form.control}
            name="picture"
            label={t('picture')}
            folder="category"
            aspect={1}
          />
          <SwitchField control={form.control} name="status" label={t('status')} hint={t('status_hint')} />
          <SwitchField
            control={form.control}
            name="featured"
            label={t('featured')}
            hint={t('featured_hint')}
          />
        </FormSection>
      </DeskFormFrame>
    </>
  )
}
