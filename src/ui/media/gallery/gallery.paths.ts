import { contentPath } from '../../../domain/frame/navigation/content-target'

export const galleryPath = (id: string) => contentPath('gallery', id) ?? '/index'

/** The query parameter for the number of the picture, from 1. */
export const pictureQuery = 'picture'
