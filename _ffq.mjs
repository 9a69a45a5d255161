import pg from 'pg'
import { readFileSync } from 'node:fs'
const c = new pg.Client({ connectionString: readFileSync('/tmp/ff/url','utf8') }); await c.connect()
const sqls = readFileSync(process.argv[2],'utf8').split(/;;\n/)
for (const s of sqls) { if(!s.trim()) continue
  try { for (let i=0;i<2;i++) await c.query(s)
  const r = await c.query('explain (analyze, buffers, costs off, timing off) '+s)
  console.log('###', s.trim().slice(0,200)); console.log(r.rows.map(x=>x['QUERY PLAN']).join('\n').split('\n').filter(l=>!/^\s*(Planning:|Buffers: shared hit=\d+$)/.test(l)||/Time/.test(l)).join('\n')) } catch(e) { console.log('###', s.slice(0,100), 'ERR', e.message) }
}
await c.end()
