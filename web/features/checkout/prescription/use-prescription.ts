// The chosen pictures of a prescription, as they were before a reload.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CheckoutKind } from '../checkout-kind.ts'
import { keepPictures, readPictures } from './kept-pictures.ts'

const none: readonly File[] = []

export function picturesKey(kind: CheckoutKind) {
  return ['checkout pictures', kind] as const
}

export function usePrescription(kind: CheckoutKind) {
  const queryClient = useQueryClient()
  const { data = none } = useQuery<readonly File[]>({
    queryKey: picturesKey(kind),
    queryFn: () => readPictures(kind),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return {
    pictures: data,
    setPictures(pictures: readonly File[]) {
      queryClient.setQueryData(picturesKey(kind), pictures)
      keepPictures(kind, pictures)
    },
  }
}
