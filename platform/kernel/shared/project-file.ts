import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json: this module runs from its own folder and, bundled, from the folder of the build. */
const projectFolder = nearestProject(dirname(fileURLToPath(import.meta.url)))

/** The absolute path of a file or folder of the project, given by its path from the project's folder. */
export const projectFile = (path: string): string => join(projectFolder, path)

function nearestProject(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The platform runs within its project: no package.json was found above it.')
  return nearestProject(parent)
}
