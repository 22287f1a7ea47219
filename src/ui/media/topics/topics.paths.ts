import { contentPath } from '../../../domain/frame/navigation/content-target'
import { homePath } from '../../frame/site/site.paths'

export const topicPath = (id: string) => contentPath('topic', id) ?? homePath
