import { contentPath } from '../../../domain/frame/navigation/content-target'

export const circlesPath = '/groups'
/** The path of the circles to which the member belongs. */
export const myCirclesPath = `${circlesPath}?mine=1`
export const circlePath = (id: string) => `/group-detail/${encodeURIComponent(id)}`
export const circlePostPath = (id: string) => contentPath('circlePost', id) ?? circlesPath
export const circleManagerPath = (id: string) => `/group-manage/${encodeURIComponent(id)}`
export const circleFormPath = (id: string) => `/group-edit/${encodeURIComponent(id)}`
/** The path of the form in which a post of a circle is written. */
export const publishPostPath = (circleId: string) => `/post-publish/${encodeURIComponent(circleId)}`
/** The path of the form in which its author changes the words of a post. */
export const editPostPath = (circleId: string, id: string) =>
  `${publishPostPath(circleId)}?post=${encodeURIComponent(id)}`
export const reportPostPath = (id: string) => `/post-report/${encodeURIComponent(id)}`
