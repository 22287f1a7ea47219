import { MediaFolder } from '../../kernel/media/media-folder'
import { projectFile } from '../../kernel/shared/project-file'

export const demoMedia = projectFile('platform/demo/media')

export const demoMediaFolder = new MediaFolder(demoMedia)
