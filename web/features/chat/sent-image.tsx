// A picture on its way to the other side, fainter than one that has arrived.
import { FilePicture } from '#web/ui/media/file-picture.tsx'

export function SentImage({ file }: { file: File }) {
  return (
    <FilePicture
      file={file}
      width={220}
      height={165}
      className="h-41 w-55 rounded-card bg-fill object-cover opacity-70"
    />
  )
}
