import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { certificate, certificates } from './draw/certificates.mjs'
import { albumCover, emblem, radioCover, televisionCover } from './draw/covers.mjs'
import { mapSvg, maps as towns } from './draw/maps.mjs'
import { portrait } from './draw/portraits.mjs'
import { scenes } from './draw/scene-list.mjs'
import { emptyStates, favicon, footerMark, headerBackground, logo } from './draw/site.mjs'
import { albums, emblemColors, organisationSigns, radioChannels, televisionChannels } from './catalogue.mjs'
import { sceneSvg, writeWebp } from './lib/render.mjs'

const number = (index) => String(index + 1).padStart(2, '0')

export async function pictures(root) {
  const list = []
  for (const scene of scenes) {
    const file = `pictures/${scene.id}.webp`
    await writeWebp(sceneSvg(scene), join(root, file), 67)
    list.push({ file, scene: scene.id, light: scene.palette, width: 1200, height: 675, tags: scene.tags })
  }
  return { pictures: list }
}

export async function maps(root) {
  const list = []
  for (const town of towns) {
    const file = `maps/${town.id}.webp`
    await writeWebp(mapSvg(town), join(root, file), 72)
    list.push({ file, id: town.id, width: 1200, height: 675 })
  }
  return { maps: list }
}

export async function covers(root) {
  const albumCovers = []
  for (const [index, album] of albums.entries()) {
    const file = `covers/album-${number(index)}.webp`
    await writeWebp(albumCover(album), join(root, file), 72)
    albumCovers.push({ file, scene: album.scene, width: 800, height: 800, tags: album.tags })
  }
  const radioCovers = []
  for (const channel of radioChannels) {
    const file = `covers/radio-${channel.id}.webp`
    await writeWebp(radioCover({ ...channel, seed: channel.id }), join(root, file), 74)
    radioCovers.push({ file, id: channel.id, width: 600, height: 600, mood: channel.mood })
  }
  const televisionCovers = []
  for (const channel of televisionChannels) {
    const file = `covers/tv-${channel.id}.webp`
    await writeWebp(televisionCover(channel), join(root, file), 72)
    televisionCovers.push({ file, id: channel.id, width: 960, height: 540, titleHint: channel.titleHint })
  }
  return { albumCovers, radioCovers, televisionCovers }
}

export async function people(root) {
  const [hosts, avatars, organisations] = [[], [], []]
  for (let index = 0; index < 20; index += 1) {
    const file = `hosts/host-${number(index)}.webp`
    await writeWebp(portrait(index, { elder: index === 13 }), join(root, file), 76)
    hosts.push({ file, width: 400, height: 400, gender: index % 2 ? 'man' : 'woman' })
  }
  for (let index = 0; index < 30; index += 1) {
    const file = `avatars/avatar-${number(index)}.webp`
    await writeWebp(
      portrait(index + 20, { gear: false, elder: index % 7 === 5, child: index % 6 === 4 }),
      join(root, file),
      74,
      [200, 200],
    )
    avatars.push({ file, width: 200, height: 200 })
  }
  for (const [index, [sign, kind]] of organisationSigns.entries()) {
    const file = `organisations/${number(index)}-${sign}.webp`
    await writeWebp(emblem(index, sign, emblemColors[index % emblemColors.length]), join(root, file), 80)
    organisations.push({ file, sign, kind, width: 200, height: 200 })
  }
  return { hosts, avatars, organisations }
}

export async function site(root) {
  const folder = join(root, 'site')
  await mkdir(join(folder, 'empty'), { recursive: true })
  const plain = logo()
  await writeFile(join(folder, 'logo.svg'), plain)
  await writeFile(join(folder, 'favicon.svg'), favicon())
  for (const size of [192, 512]) {
    await sharp(Buffer.from(plain))
      .resize(size)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(folder, `icon-${size}.png`))
    await sharp(Buffer.from(logo({ maskable: true })))
      .resize(size)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(folder, `icon-maskable-${size}.png`))
  }
  await sharp(Buffer.from(logo({ maskable: true })))
    .resize(180)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, 'apple-touch-icon.png'))
  await sharp(Buffer.from(favicon()))
    .resize(32)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, 'favicon-32.png'))
  for (const isActive of [false, true])
    await sharp(Buffer.from(footerMark(isActive)))
      .resize(96)
      .png({ palette: true, effort: 10 })
      .toFile(join(folder, isActive ? 'footer-home-active.png' : 'footer-home.png'))
  await writeFile(join(folder, 'header.svg'), headerBackground())
  await writeWebp(headerBackground(), join(folder, 'header.webp'), 80)
  const empty = {}
  for (const [kind, svg] of Object.entries(emptyStates())) {
    await writeFile(join(folder, `empty/${kind}.svg`), svg)
    empty[kind] = `site/empty/${kind}.svg`
  }
  for (const [name, drawing] of Object.entries(certificates))
    await writeWebp(certificate(drawing), join(folder, `certificates/${name}.webp`), 72)
  return {
    site: {
      logo: 'site/logo.svg',
      icon192: 'site/icon-192.png',
      icon512: 'site/icon-512.png',
      maskable192: 'site/icon-maskable-192.png',
      maskable512: 'site/icon-maskable-512.png',
      appleTouchIcon: 'site/apple-touch-icon.png',
      favicon: 'site/favicon.svg',
      favicon32: 'site/favicon-32.png',
      footerHome: 'site/footer-home.png',
      footerHomeActive: 'site/footer-home-active.png',
      headerBackground: 'site/header.webp',
      headerBackgroundSvg: 'site/header.svg',
      accent: '#1d7f8e',
      empty,
    },
  }
}
