import { extensionOf } from '#platform/file-types.ts'
import type { Picture } from '#published/types.ts'

const KB = 1024
const MB = 1024 * KB

/** A file of the media library that is not shown in place: what it is called, of what kind it is and how large. */
export function FileLink({ file }: { file: Picture }) {
  const { name, bytes } = file.file
  return (
    <a href={file.url}>
      {file.title || name}（{extensionOf(name).toUpperCase()}，{sizeOf(bytes)}）
    </a>
  )
}

function sizeOf(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`
}
