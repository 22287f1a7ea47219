import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseSuggestion } from '../../../../../platform/features/civic/suggestions/answer-suggestion'
import { allowances } from '../../../../../platform/kernel/database/schema/allowances'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'

interface ServiceRequest {
  readonly service_request_id: string
  readonly status: string
  readonly [name: string]: unknown
}
const day = 86_400

/** What a tool that knows nothing but GeoReport v2 reads of the city. */
describe('Open311', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof suggestionTools>
  const ids = { lamp: '', far: '', closed: '', nameless: '', hidden: '', submitted: '', refused: '' }

  beforeAll(async () => {
    platform = await startPlatform({ configuration: { publicOrigin: 'https://city.example' } })
    tools = suggestionTools(platform)
    await tools.prepare()
    const anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna Ferrywoman' })
    const place = { name: 'Far', latitude: 26.5, longitude: 111.61 }
    ids.far = await tools.open(anna, { place, department_id: 'water', title: 'A <drain> & "more"' })
    platform.clock.advance(day)
    ids.closed = await tools.replied(anna)
    await tools.confirm(anna, ids.closed)
    ids.nameless = await tools.replied(anna, { is_anonymous: true })
    ids.hidden = await tools.open(anna, { is_public: false })
    ids.submitted = await tools.send(anna)
    ids.refused = await tools.open(anna)
    await refuseSuggestion(platform.database, ids.refused, 'This is no matter of ours', platform.clock.now())
    platform.clock.advance(day)
    ids.lamp = await tools.open(anna)
    await platform.database.delete(allowances)
  })
  afterAll(() => platform.close())

  const get = (path: string, query: Readonly<Record<string, string>> = {}) =>
    platform.app.inject({ url: `/open311/${path}`, query })
  const requests = async (query: Readonly<Record<string, string>> = {}): Promise<ServiceRequest[]> => {
    const response = await get('v2/requests.json', query)
    expect([response.statusCode, response.payload]).toEqual([200, expect.any(String)])
    return response.json()
  }
  const idsOf = async (query: Readonly<Record<string, string>> = {}) =>
    (await requests(query)).map((each) => each.service_request_id)

  it('is found from the site, and lists the departments as services with their definition', async () => {
    const discovery = (await get('discovery.json')).json()
    expect(discovery.endpoints[0]).toMatchObject({
      specification: 'http://wiki.open311.org/GeoReport_v2',
      url: 'https://city.example/open311/v2',
      formats: ['text/xml', 'application/json'],
    })
    const services = (await get('v2/services.json', { lang: 'en' })).json()
    expect(services).toHaveLength(3)
    expect(services[1]).toMatchObject({
      service_code: 'roads',
      service_name: 'Streets',
      metadata: true,
      type: 'realtime',
    })
    const definition = (await get('v2/services/roads.json', { lang: 'en' })).json()
    expect(definition).toMatchObject({
      service_code: 'roads',
      attributes: [{ code: 'kind', datatype: 'singlevaluelist', order: 1 }],
    })
    expect(definition.attributes[0].values).toContainEqual({ key: 'idea', name: 'Idea' })
    expect((await get('v2/services/nothing.json')).statusCode).toBe(404)
  })

  it('answers what everybody sees alone, newest first, with every field of the standard', async () => {
    const all = await idsOf()
    expect([all.length, all[0], all.at(-1)]).toEqual([4, ids.lamp, ids.far])
    expect(new Set(await idsOf())).toEqual(new Set([ids.lamp, ids.closed, ids.nameless, ids.far]))
    const [lamp] = await requests({ lang: 'en' })
    expect(lamp).toEqual({
      service_request_id: ids.lamp,
      status: 'open',
      status_notes: 'Accepted',
      service_name: 'Streets',
      service_code: 'roads',
      description: `${tools.form.title}\n${tools.form.text}`,
      agency_responsible: 'Streets',
      service_notice: null,
      requested_datetime: platform.clock.now().toISOString(),
      updated_datetime: platform.clock.now().toISOString(),
      expected_datetime: new Date(platform.clock.now().getTime() + 5 * day * 1000).toISOString(),
      address: 'Lantern Street',
      address_id: null,
      zipcode: null,
      lat: 26.42,
      long: 111.61,
      media_url: null,
    })
    for (const id of [ids.hidden, ids.submitted, ids.refused, 'nothing'])
      expect((await get(`v2/requests/${id}.json`)).statusCode).toBe(404)
    const one = (await get(`v2/requests/${ids.closed}.json`, { extensions: 'true' })).json()
    expect(one).toHaveLength(1)
    expect(one[0]).toMatchObject({
      status: 'closed',
      status_notes: 'The lamp was repaired on Tuesday.',
      extended_attributes: { kind: 'problem', state: 'confirmed', url: `https://city.example/interacts/${ids.closed}` },
    })
  })

  it('names no author, anonymous or not, in any answer', async () => {
    for (const path of ['v2/requests.json', 'v2/requests.xml', `v2/requests/${ids.nameless}.xml`])
      for (const extensions of ['true', 'false']) {
        const { payload } = await get(path, { extensions })
        expect(payload).toContain(ids.nameless)
        for (const name of ['Anna', '"anna"', '>anna<', '13900000001']) expect(payload).not.toContain(name)
      }
  })

  it('is narrowed by service, status, time, area and ids', async () => {
    expect(await idsOf({ service_code: 'water' })).toEqual([ids.far])
    expect(await idsOf({ service_code: 'water, roads', status: 'closed' })).toEqual([ids.closed])
    // An answer that nobody confirmed leaves it open.
    expect((await idsOf({ status: 'open' })).includes(ids.nameless)).toBe(true)
    const today = platform.clock.now().toISOString()
    expect(await idsOf({ start_date: today })).toEqual([ids.lamp])
    expect(
      await idsOf({ end_date: new Date(platform.clock.now().getTime() - 1.5 * day * 1000).toISOString() }),
    ).toEqual([ids.far])
    expect(await idsOf({ lat: '26.5', long: '111.61' })).toEqual([ids.far])
    expect(await idsOf({ lat: '26.42', long: '111.6', radius: '990' })).toEqual([])
    expect((await idsOf({ lat: '26.42', long: '111.6', radius: '1000' })).length).toBe(3)
    expect(await idsOf({ service_request_id: `${ids.far},${ids.hidden}`, status: 'closed' })).toEqual([ids.far])
  })

  it('is answered in pages, of which no query reaches more than a thousand requests', async () => {
    const first = await idsOf({ page_size: '3' })
    const second = await idsOf({ page_size: '3', page: '2' })
    expect([...first, ...second]).toEqual(await idsOf())
    expect(await idsOf({ page_size: '100', page: '10' })).toEqual([])
    expect(await idsOf({ page_size: '5000' })).toEqual(await idsOf())
    const long = new Date(platform.clock.now().getTime() - 91 * day * 1000).toISOString()
    const refusals: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [{ page_size: '100', page: '11' }, 'page and page_size reach more than 1000 requests'],
      [{ page_size: '0' }, 'page_size is not valid'],
      [{ page: '0' }, 'page is not valid'],
      [
        { start_date: long, end_date: platform.clock.now().toISOString() },
        'start_date and end_date span more than 90 days',
      ],
      [{ start_date: '2026-02-02', end_date: '2026-01-01' }, 'start_date is after end_date'],
      [{ start_date: 'yesterday' }, 'start_date is not valid'],
      [{ lat: '26' }, 'lat and long belong together'],
      [{ lat: '91', long: '0' }, 'lat is not valid'],
      [{ lat: '26', long: '111', radius: '20000' }, 'radius is not valid'],
      [{ status: 'lost' }, 'status is not valid'],
      [
        { service_request_id: Array.from({ length: 51 }, (_, index) => `a${index}`).join(',') },
        'service_request_id is not valid',
      ],
    ]
    for (const [query, description] of refusals) {
      const response = await get('v2/requests.json', query)
      expect([response.statusCode, response.json()]).toEqual([400, [{ code: 400, description }]])
    }
  })

  it('takes every finite number and every case of a word, and leaves alone what it does not know', async () => {
    for (const lat of ['26.50000000000001', '+26.5', ' 26.5', '2.65e1', '26.5000000000000000000000000000000001'])
      expect([lat, await idsOf({ lat, long: '111.61000000000000' })]).toEqual([lat, [ids.far]])
    for (const status of ['CLOSED', 'Closed', ' closed '])
      expect([status, await idsOf({ status })]).toEqual([status, [ids.closed]])
    const all = await idsOf()
    const unknown = {
      jurisdiction_id: 'city.example',
      api_key: 'x',
      updated_after: 'x',
      status: '',
      start_date: '',
      lat: '',
    }
    expect(await idsOf({ ...unknown, STATUS: 'Open,CLOSED' })).toEqual(all)
    expect(await idsOf({ service_code: '城建', extensions: 'yes' })).toEqual([])
    const { payload } = await platform.app.inject('/open311/v2/requests.json?status=open&status=closed&lat=NaN')
    expect(JSON.parse(payload)).toEqual([{ code: 400, description: 'lat is not valid' }])
    const both = await platform.app.inject('/open311/v2/requests.json?status=open&status=closed')
    expect(both.json()).toHaveLength(all.length)
  })

  it('takes a day as the whole day of the city, wherever its midnight is', async () => {
    const today = new Date(platform.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    expect(await idsOf({ start_date: today, end_date: today })).toEqual([ids.lamp])
    const instant = platform.clock.now().toISOString().slice(0, -1)
    const query = `start_date=${instant}+00:00&end_date=${instant}+00:00`
    const raw = await platform.app.inject(`/open311/v2/requests.json?${query}`)
    expect(raw.json()).toMatchObject([{ service_request_id: ids.lamp }])
    const encoded = await platform.app.inject(`/open311/v2/requests.json?${query.replaceAll('+', '%2B')}`)
    expect(encoded.json()).toEqual(raw.json())
  })

  /** What clients in use send, as their sources build it. */
  it.each([
    // mysociety/fixmystreet, perllib/Open311.pm: `query_form` with W3C-DTF times, XML, an empty jurisdiction.
    ['/open311/v2/services.xml?jurisdiction_id=', 'text/xml'],
    ['/open311/v2/services/roads.xml?jurisdiction_id=', 'text/xml'],
    ['/open311/v2/requests.xml?jurisdiction_id=&start_date=START&end_date=END', 'text/xml'],
    ['/open311/v2/requests.xml?end_date=2026-03-08T10%3A00%3A00%2B08%3A00&jurisdiction_id=city', 'text/xml'],
    // codeforamerica/open311 (Ruby), as its documentation shows it.
    ['/open311/v2/requests.json?status=opened&service_code=roads&start_date=START&end_date=END', 'application/json'],
    // codeforamerica/open311_python: the definition in the singular.
    ['/open311/v2/service/roads.xml?jurisdiction_id=city', 'text/xml'],
    // mheadd/node-open311: the list as a folder, values by `encodeURI`, which leaves a plus sign as it is.
    ['/open311/v2/requests/json?jurisdiction_id=undefined&start_date=2026-03-01T00:00:00+08:00', 'application/json'],
    ['/open311/discovery.json', 'application/json'],
  ])('answers %s', async (address, type) => {
    const end = platform.clock.now()
    const start = new Date(end.getTime() - 3 * day * 1000)
    const url = address.replace('START', start.toISOString()).replace('END', end.toISOString())
    const response = await platform.app.inject({ url, headers: { 'content-type': 'text/plain' } })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
  })

  it('is XML as well, with the elements of the standard, also of what is wrong', async () => {
    const parser = new XMLParser({ processEntities: true, htmlEntities: true })
    const read = async (path: string, query: Readonly<Record<string, string>> = {}) => {
      const response = await get(path, query)
      expect([path, XMLValidator.validate(response.payload), response.headers['content-type']]).toEqual([
        path,
        true,
        'text/xml; charset=utf-8',
      ])
      return parser.parse(response.payload)
    }
    expect((await read('v2/services.xml')).services.service).toHaveLength(3)
    const { service_definition: definition } = await read('v2/services/roads.xml')
    expect(definition.attributes.attribute.values.value).toHaveLength(4)
    const { service_requests: found } = await read('v2/requests.xml', { service_code: 'water' })
    expect(found.request).toMatchObject({ service_request_id: ids.far, lat: 26.5, long: 111.61, media_url: '' })
    expect(found.request.description).toContain('A <drain> & "more"')
    expect((await read('v2/requests.xml', { page: '0' })).errors.error).toMatchObject({ code: 400 })
    expect((await read('v2/requests/nothing.xml')).errors.error).toMatchObject({ code: 404 })
    expect((await read('discovery.xml')).discovery.endpoints.endpoint.formats.format).toHaveLength(2)
  })

  it('may be read by any site, and knows no other address', async () => {
    const { headers } = await get('v2/requests.json')
    expect([headers['access-control-allow-origin'], headers['content-type']]).toEqual([
      '*',
      'application/json; charset=utf-8',
    ])
    for (const path of ['v2/requests', 'v2/requests.csv', 'v2/toString.json', 'v2/constructor/a.json', 'else.json'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  })
})
