import { measureSearch } from './search-times'
const counts = process.argv[2].split(',').map(Number)
const found = await measureSearch(counts, Number(process.argv[3] ?? 3))
found?.forEach((times, at) => {
  console.log('== ' + counts[at])
  for (const [name, { middle, worst }] of times)
    console.log(middle.toFixed(1).padStart(8), worst.toFixed(1).padStart(8), name)
})
