// A picture of a file that is still on the visitor's device, shown from there.

type FilePictureProps = {
  file: File
  width: number
  height: number
  className?: string
}

export function FilePicture({ file, width, height, className }: FilePictureProps) {
  // The address lives as long as the image element, so the memory behind it is given back.
  const show = (image: HTMLImageElement | null) => {
    if (!image) return
    const url = URL.createObjectURL(file)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return <img ref={show} alt={file.name} width={width} height={height} className={className} />
}
