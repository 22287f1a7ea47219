import { describe, expect, it } from 'vitest'
import { CancelSource } from '../../../../src/application/frame/uploads/cancel-source'
import { Upload } from '../../../../src/application/frame/uploads/upload'
import { UploadFile } from '../../../../src/application/frame/uploads/upload-file'
import { failure } from '../../../../src/domain/frame/shared/result'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const picture = { size: 5_000_000, type: 'image/jpeg' }

function member() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  return { tab, uploadFile: tab.container.get(UploadFile) }
}

describe('an upload', () => {
  it('demands the cookie (B61)', async () => {
    const tab = openTab()
    const outcome = await tab.container.get(UploadFile).execute(picture, 'image')
    expect(outcome.ok ? null : outcome.reason.code).toBe('session-expired')
    expect(tab.uploads.sent).toEqual([])
  })

  it('says how far it is, and is done', async () => {
    const { tab, uploadFile } = member()
    const upload = new Upload(uploadFile, picture)
    const done = upload.start()
    expect(upload.state).toBe('sending')
    await Promise.resolve()
    tab.uploads.sent[0]?.options.onProgress?.(0.5)
    expect(upload.progress).toBe(0.5)
    tab.uploads.sent[0]?.options.onProgress?.(0.2)
    expect(upload.progress).toBe(0.5)
    await done
    expect([upload.state, upload.source?.id, upload.progress]).toEqual(['done', 'source-1', 1])
    await upload.start()
    expect(tab.uploads.sent).toHaveLength(1)
  })

  it('keeps its file when it fails, and can be tried again', async () => {
    const { tab, uploadFile } = member()
    tab.uploads.failing = failureOf('offline')
    const upload = new Upload(uploadFile, picture)
    await upload.start()
    expect([upload.state, upload.failure?.code]).toEqual(['failed', 'offline'])
    tab.uploads.failing = null
    await upload.start()
    expect([upload.state, upload.failure]).toEqual(['done', null])
  })

  it('stops at once when it is aborted, whatever still comes', async () => {
    const { tab, uploadFile } = member()
    let release = () => {}
    tab.uploads.hold = new Promise((resolve) => (release = resolve))
    const upload = new Upload(uploadFile, picture)
    const running = upload.start()
    await Promise.resolve()
    upload.abort()
    expect([upload.state, upload.progress, tab.uploads.sent[0]?.options.signal?.aborted]).toEqual(['waiting', 0, true])
    release()
    await running
    expect([upload.state, upload.failure]).toEqual(['waiting', null])
  })

  it('of a picture that cannot be read is said to be so', async () => {
    const { tab, uploadFile } = member()
    tab.uploads.unreadable = true
    const upload = new Upload(uploadFile, picture)
    await upload.start()
    expect(upload.failure?.code).toBe('type-not-taken')
  })

  it('that everybody will see is done once it may be published (C030); another is not asked about', async () => {
    const { tab, uploadFile } = member()
    tab.uploads.blocked = ['source-1']
    const published = () => new Upload(uploadFile, picture, 'image', null, true)
    const refused = published()
    await refused.start()
    expect([refused.state, refused.failure?.code, refused.failure?.state]).toEqual([
      'failed',
      'type-not-taken',
      'not-publishable',
    ])
    tab.uploads.blocked = []
    const taken = published()
    await taken.start()
    tab.uploads.mayPublish = async () => failure(failureOf('unavailable'))
    const unsaid = published()
    await unsaid.start()
    expect([taken.state, unsaid.state, tab.uploads.checked]).toEqual(['done', 'done', ['source-1', 'source-1']])
    for (const other of [new Upload(uploadFile, picture), new Upload(uploadFile, picture, 'video', null, true)])
      await other.start()
    expect(tab.uploads.checked).toHaveLength(2)
  })
})

describe('a cancel source', () => {
  it('notifies each listener once, and none that has left', () => {
    const source = new CancelSource()
    let told = 0
    const listen = () => (told += 1)
    const gone = () => (told += 100)
    source.signal.addEventListener('abort', listen)
    source.signal.addEventListener('abort', gone)
    source.signal.removeEventListener('abort', gone)
    source.cancel()
    source.cancel()
    expect([told, source.signal.aborted]).toEqual([1, true])
  })
})
