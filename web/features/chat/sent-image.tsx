// A picture on its way, shown from the device itself.

export function SentImage({ file }: { file: File }) {
  // The address lives as long as the image element, so the memory behind it is given back.
  const show = (image: HTMLImageElement | null) => {
    if (!image) return
    const url = URL.createObjectURL(file)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return (
    <img
      ref={show}
      alt={file.name}
      width={220}
      height={165}
      className="h-41 w-55 rounded-card bg-fill object-cover opacity-70"
    />
  )
}
