import { copyFile, readFile, rm, stat } from 'node:fs/promises'
import { Refusal } from '../../../kernel/http/refusal'
import { sniff } from '../../../kernel/media/sniff'
import type { CommandOffice } from '../../../kernel/operator/desk'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { workingFile } from '../../../kernel/storage/working-files'
import { mostBytes } from '../../../kernel/uploads/upload-limits'
import { cleanPicture } from './clean-picture'
import { storePicture } from './store-picture'

/** Stores a picture of the office's, without what says where and by what it was taken; returns its address. */
export async function keepOfficePicture(office: CommandOffice, path: string, at: Date): Promise<string> {
  const facts = await stat(path).catch(() => null)
  if (facts?.isFile() !== true) throw new OperatorError(`There is no file "${path}".`)
  if (facts.size > mostBytes.image) throw new OperatorError(`"${path}" is too large.`)
  const file = await workingFile(office.configuration)
  try {
    await copyFile(path, file)
    const sniffed = sniff(await readFile(file))
    if (sniffed?.kind !== 'image') throw new OperatorError(`"${path}" is not a picture that the site can show.`)
    const { url } = await storePicture(office, file, await cleanPicture(file, sniffed), at)
    return url
  } catch (error) {
    if (error instanceof Refusal) throw new OperatorError(`"${path}" cannot be read.`)
    throw error
  } finally {
    await rm(file, { force: true })
  }
}
