import { contentPath } from '../../../domain/frame/navigation/content-target'
import { homePath } from '../../frame/site/site.paths'

export const galleryPath = (id: string) => contentPath('gallery', id) ?? homePath

/** The query parameter for the number of the picture, from 1. */
export const pictureQuery = 'picture'
