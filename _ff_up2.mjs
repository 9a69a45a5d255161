import pg from 'pg'
import { readFileSync } from 'node:fs'
const c = new pg.Client({ connectionString: readFileSync('/tmp/ff/url','utf8') }); await c.connect()
const q = async (s) => { const t=performance.now(); const r=await c.query(s); console.log(Math.round(performance.now()-t),'ms', s.trim().slice(0,80).replace(/\n/g,' ')); return r }
await q(`drop index search_word_alike; create index search_word_alike on search_word using gist (lower(word) gist_trgm_ops)`)
await q('truncate item_listing'); await q('set synchronous_commit=off')
await q(`insert into item_listing(id, module_id, zone_id, store_id, category_id, top_category_id, common_condition_id, price, discount,discount_type, order_count, rating_count, avg_rating, served_from, served_until, veg, organic, recommended, is_basic, allergies, created_at, words) select * from item_listed`)
const parts = readFileSync('/work/main/server/database/migrations/0002_items.sql','utf8').split('--> statement-breakpoint')
for (const p of parts) if (/CREATE INDEX "listing|ADD CONSTRAINT "item_listing|item_own_price/.test(p)) await q(p)
await q('vacuum analyze item_listing'); await q('vacuum analyze item')
console.log((await c.query(`select relname,pg_size_pretty(pg_relation_size(oid)) s from pg_class where relname ~ 'listing|search_word' and relkind in ('r','i')`)).rows.map(r=>r.relname+' '+r.s).join('\n'))
await c.end()
