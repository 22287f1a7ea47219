import { contentPath } from '../../../domain/frame/navigation/content-target'

export const specialPath = (id: string) => contentPath('special', id) ?? '/specials'
