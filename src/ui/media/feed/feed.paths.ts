export function categoryPath(id: string): string {
  return `/cates/${encodeURIComponent(id)}`
}

export function subCategoryPath(id: string): string {
  return `/subcates/${encodeURIComponent(id)}`
}
