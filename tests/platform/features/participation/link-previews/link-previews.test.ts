import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { previewLink } from '../../../../../contract/link-previews'
import { sensitiveWords } from '../../../../../platform/kernel/site/site.schema'
import { useLinkPreview } from '../../../../../platform/features/participation/link-previews/use-link-preview'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startOutsideSite } from '../../../../support/outside-site'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { onePicture, uploadTools } from '../../../../support/uploads'

describeOnBothDatabases('the preview of a link', (open) => {
  let platform: TestPlatform
  let site: Awaited<ReturnType<typeof startOutsideSite>>
  /** A machine of our own network, whose origin the office opened. */
  let office: typeof site
  let token: string

  beforeAll(async () => {
    site = await startOutsideSite()
    office = await startOutsideSite()
    const configuration = { outsideOrigins: [office.inside] }
    platform = await startPlatform({ connection: await open(), configuration, outsideNetwork: site.network })
    await platform.database.insert(sensitiveWords).values([{ word: '刷单返利' }])
    await later(0)
  })
  afterAll(async () => {
    await platform.close()
    await site.close()
    await office.close()
  })

  /** Moves the clock, and logs in again, since the session has ended by then. */
  const later = async (seconds: number) => {
    platform.clock.advance(seconds)
    ;({ token } = await platform.logIn({ nickname: 'Anna' }))
  }
  const preview = async (address: string, by = token) =>
    (await platform.ask(previewLink, { token: by, body: { url: address } })).preview
  const askedFor = (path: string) => site.asked.filter((each) => each === path).length
  const head = (facts: Record<string, string>) =>
    Object.entries(facts)
      .map(([property, content]) => `<meta property="${property}" content="${content}">`)
      .join('')

  it('says what the page says of itself, with a copy of its picture that everybody may see', async () => {
    site.page('/picture.jpg', await onePicture(), 'image/jpeg')
    site.page(
      '/story',
      `<!doctype html><title>not this</title>${head({
        'og:title': 'The bridge &amp; the river',
        'og:description': '  It opens\n on Monday. ',
        'og:site_name': 'The Paper',
        'og:image': 'picture.jpg',
      })}<body><title>nor this</title>`,
    )
    site.answer('/short', (response) => response.writeHead(301, { location: '/story' }).end())
    const found = await preview(`${site.origin}/short`)
    expect(found).toMatchObject({
      url: `${site.origin}/story`,
      host: 'paper.example',
      title: 'The bridge & the river',
      description: 'It opens on Monday.',
      site: 'The Paper',
      picture: { width: 80, height: 40 },
    })
    expect(found?.picture?.url).toMatch(/^\/uploads\//)
    const picture = await uploadTools(platform).get(found?.picture?.url ?? '')
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/jpeg')
  })

  it('names the host that was asked, however it is written', async () => {
    site.page('/lookalike', '<title>The paper</title>')
    expect(await preview('http://рареr.example/lookalike')).toMatchObject({ host: 'xn--r-7sbp6bb.example' })
    site.page('/www', '<title>The paper</title>')
    expect(await preview('http://PAPER.example:80/www')).toMatchObject({ host: 'paper.example' })
  })

  it('is read again after a day, and not before', async () => {
    site.page('/paper', '<title>Monday</title>')
    expect((await preview(`${site.origin}/paper`))?.title).toBe('Monday')
    site.page('/paper', '<title>Tuesday</title>')
    expect((await preview(`${site.origin}/paper#below`))?.title).toBe('Monday')
    await later(25 * 3600)
    expect((await preview(`${site.origin}/paper`))?.title).toBe('Tuesday')
  })

  it('stays as it was once something was written with it', async () => {
    site.page('/kept', '<title>Harmless</title>')
    const { id = '' } = (await preview(`${site.origin}/kept`)) ?? {}
    await platform.database.transaction((transaction) => useLinkPreview(transaction, id, platform.clock.now()))
    site.page('/kept', '<title>Something else</title>')
    await later(30 * 24 * 3600)
    expect((await preview(`${site.origin}/kept`))?.title).toBe('Harmless')
    await expect(
      platform.database.transaction((transaction) => useLinkPreview(transaction, 'nowhere', platform.clock.now())),
    ).rejects.toMatchObject({ data: { fields: { link: 'unknown' } } })
  })

  it('reads a page in the charset that its header or its own head names', async () => {
    const words = Buffer.from([0xc4, 0xe3, 0xba, 0xc3])
    const page = (meta: string) => Buffer.concat([Buffer.from(`${meta}<title>`), words, Buffer.from('</title>')])
    site.page('/gbk-header', page(''), 'text/html; charset=gbk')
    site.page('/gbk-meta', page('<meta charset="gb2312">'))
    expect((await preview(`${site.origin}/gbk-header`))?.title).toBe('你好')
    expect((await preview(`${site.origin}/gbk-meta`))?.title).toBe('你好')
  })

  it('is none for a page without a title, one that is gone, one with refused words, and one that is no page', async () => {
    site.page('/empty', '<p>nothing</p>')
    site.page('/refused', '<title>来，刷 单 返 利，人人有份</title>')
    site.page('/data', '{}', 'application/json')
    for (const path of ['/empty', '/refused', '/data', '/gone']) expect(await preview(site.origin + path)).toBeNull()
    // A failure is known for a while, too.
    await preview(`${site.origin}/gone`)
    expect(askedFor('/gone')).toBe(1)
    await later(11 * 60)
    await preview(`${site.origin}/gone`)
    expect(askedFor('/gone')).toBe(2)
  })

  it('is none for an address in our own network, where a redirect leads there, and without saying why', async () => {
    site.answer('/inside', (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end())
    for (const address of [`${site.origin}/inside`, 'http://localhost/', 'http://[::1]/'])
      expect(await platform.ask(previewLink, { token, body: { url: address } })).toEqual({ preview: null })
  })

  it('has no picture when that is in our own network, is a drawing, or does not end', async () => {
    site.page('/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')
    site.page('/disguised.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png')
    site.answer('/endless.png', (response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      }
      response.on('drain', more)
      more()
    })
    const pictures = [
      'http://127.0.0.1/secret.png',
      'file:///etc/passwd',
      '/drawing.svg',
      '/disguised.png',
      '/endless.png',
    ]
    for (const [index, address] of pictures.entries()) {
      site.page(`/with-${index}`, `<title>A page</title>${head({ 'og:image': address })}`)
      expect(await preview(`${site.origin}/with-${index}`)).toMatchObject({ title: 'A page', picture: null })
    }
  })

  it('takes the head of a long page, and leaves the rest', async () => {
    site.answer('/long', (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write('<title>Long</title>')
      const more = () => {
        while (!response.destroyed && response.write('<p>more</p>'.repeat(5_000)));
      }
      response.on('drain', more)
      more()
    })
    expect((await preview(`${site.origin}/long`))?.title).toBe('Long')
  })

  it('is for members, for addresses of the web, and so often', async () => {
    expect((await platform.call(previewLink, { body: { url: site.origin } })).code).toBe(303001)
    for (const address of ['javascript:alert(1)', 'mailto:a@b.example', 'nothing', 'https://bank.example@evil.example'])
      expect((await platform.call(previewLink, { token, body: { url: address } })).data.fields).toEqual({
        url: 'invalid',
      })
    const { token: busy } = await platform.logIn({ nickname: 'Ben' })
    for (let time = 0; time < 40; time += 1) await preview(`${site.origin}/gone`, busy)
    expect((await platform.call(previewLink, { token: busy, body: { url: site.origin } })).code).toBe(429001)
  })

  it('asks nothing of an origin that the office opened for feeds: directly, by redirects, or for a picture', async () => {
    office.page('/admin', '<title>Secret</title>')
    office.page('/secret.png', await onePicture(), 'image/png')
    const to = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end()
    site.answer('/to-office', to(`${office.inside}/admin`))
    site.answer('/twice', to('/to-office'))
    site.answer('/moved.png', to(`${office.inside}/secret.png`))
    for (const address of [`${office.inside}/admin`, `${site.origin}/to-office`, `${site.origin}/twice`])
      expect(await preview(address)).toBeNull()
    for (const picture of [`${office.inside}/secret.png`, '/moved.png']) {
      const path = `/with-picture-of-${picture.length}`
      site.page(path, `<title>A page</title>${head({ 'og:image': picture })}`)
      expect(await preview(site.origin + path)).toMatchObject({ title: 'A page', picture: null })
    }
    expect(office.asked).toEqual([])
  })
})
