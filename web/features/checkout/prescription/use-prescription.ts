// The chosen pictures of a prescription, as they were before a reload.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DraftName, draftId } from '../draft/draft-store.ts'
import { readPictures, savePictures } from './stored-pictures.ts'

const none: readonly File[] = []

export function picturesKey(name: DraftName) {
  return ['checkout pictures', draftId(name)] as const
}

export function usePrescription(name: DraftName) {
  const queryClient = useQueryClient()
  const { data = none } = useQuery<readonly File[]>({
    queryKey: picturesKey(name),
    queryFn: () => readPictures(draftId(name)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return {
    pictures: data,
    setPictures(pictures: readonly File[]) {
      queryClient.setQueryData(picturesKey(name), pictures)
      savePictures(draftId(name), pictures)
    },
  }
}
