/** Hands a file that is made here to the browser. */
export function downloadFile(name: string, content: BlobPart, type: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export const downloadText = (name: string, text: string, type = 'text/plain') => downloadFile(name, text, type)
