import { contentPath } from '../../../domain/frame/navigation/content-target'

export const topicPath = (id: string) => contentPath('topic', id) ?? '/index'
