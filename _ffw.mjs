import pg from 'pg'
import { readFileSync } from 'node:fs'
const c = new pg.Client({ connectionString: readFileSync('/tmp/ff/url','utf8') }); await c.connect()
await c.query(readFileSync('/tmp/ff/words.sql','utf8'))
await c.query('analyze search_word')
let t=performance.now(); const r=await c.query('select listing_words(search_text,module_id,zone_id) w from item limit 2000'); console.log((performance.now()-t)/2000,'ms/row', r.rows[5])
console.log((await c.query(`explain analyze SELECT count(listing_words(search_text,module_id,zone_id)) from item where id<3000`)).rows.map(r=>r['QUERY PLAN']).join('\n'))
await c.end()
