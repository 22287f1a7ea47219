export const projectsPath = '/project-list'
export const projectRoute = '/project-detail-list'
export const projectPath = (id: string) => `${projectRoute}?id=${encodeURIComponent(id)}`
