import pg from 'pg'
import { readFileSync } from 'node:fs'
const c = new pg.Client({ connectionString: readFileSync('/tmp/ff/url','utf8') }); await c.connect()
const q = async (s: string) => { const t=performance.now(); const r=await c.query(s); console.log(Math.round(performance.now()-t),'ms', s.slice(0,60).replace(/\n/g,' ')); return r }
await q(`insert into zone(id,name,rings,increase_delivery_charge_message) select i, jsonb_build_object('en','Z'||i,'ar','Z','tg','Z','ru','Z'), '[]', '{"en":"","ar":"","tg":"","ru":""}' from generate_series(1,4) i`)
await q(`insert into module(id,module_name,module_type,description,thumbnail,icon) select i, jsonb_build_object('en','M'||i,'ar','M','tg','M','ru','M'), (array['food','grocery','pharmacy','ecommerce','parcel'])[i], '{"en":"","ar":"","tg":"","ru":""}','a','b' from generate_series(1,5) i`)
await q(`insert into zone_module(zone_id,module_id) select z,m from generate_series(1,4) z, generate_series(1,5) m`)
await q(`insert into category(id,module_id,parent_id,slug,name,image,search_text) select i, ((i-1)%4)+1, case when i<=40 then 0 else ((i-1)%40)+1 end, 'c'||i, jsonb_build_object('en','Cat '||i,'ar','A','tg','T','ru','R'), 'x.webp', 'cat '||i from generate_series(1,240) i`)
await q(`insert into store(id,slug,name,phone,email,logo,cover_photo,latitude,longitude,address,footer_text,meta_description,announcement_message,minimum_order,delivery_time,min_delivery_minutes,max_delivery_minutes,vendor_id,module_id,zone_id,search_text,order_count,free_delivery)
 select i,'s'||i,jsonb_build_object('en','Store '||i||' '||(array['Aurora','Silk','Nomad','Steppe','Baiterek','Esil','Altyn','Tulpan'])[1+i%8],'ar','A','tg','T','ru','R'),'1','e','l','c',51+random()/5,71+random()/5,'{"en":"a","ar":"a","tg":"a","ru":"a"}','{"en":"","ar":"","tg":"","ru":""}','{"en":"","ar":"","tg":"","ru":""}','{"en":"","ar":"","tg":"","ru":""}',0,'20-30 min',20,30,i,
 case when random()<0.5 then 1 else 2+floor(random()*3)::int end, case when random()<0.5 then 1 else 2+floor(random()*3)::int end, lower('store '||i||' '||(array['Aurora','Silk','Nomad','Steppe','Baiterek','Esil','Altyn','Tulpan'])[1+i%8]), floor(random()*1000), random()<0.1 from generate_series(1,5000) i`)
await q(`insert into store_schedule(store_id,day,opening_time,closing_time) select i,d,'08:00','22:00' from generate_series(1,5000) i, generate_series(0,6) d`)
await q(`insert into unit(id,unit) values (1,'{"en":"kg","ar":"k","tg":"k","ru":"k"}')`)
await q(`insert into add_on(store_id,name,price) select i, jsonb_build_object('en','Cheese','ar','A','tg','T','ru','R'), 100 from generate_series(1,5000) i, generate_series(1,3) k`)
await c.query(`create temp table w as select i, (array['pizza','burger','chicken','rice','salad','soup','bread','cheese','milk','honey','apple','banana','orange','tomato','potato','lamb','beef','fish','shrimp','noodle','pasta','coffee','tea','juice','cake','cookie','chocolate','cream','yogurt','butter','aspirin','vitamin','syrup','cream','shampoo','soap','phone','laptop','shirt','shoes','jacket','watch','lamp','chair','table'])[i] as en from generate_series(1,45) i union all select i, (array['ba','ko','ri','ta','mu','se','li','do','pa','ne','zu','fi'])[1+i%12]||(array['lam','ker','nis','tor','vad','pel','gun','mis'])[1+(i/12)%8]||(array['a','o','in','er','ix','um','ath'])[1+(i/96)%7] from generate_series(46,700) i`)
await c.query(`create temp table w2 as select i, en, 'ру'||translate(en,'abcdefghijklmnopqrstuvwxyz','абцдефгхижклмнопкрстуввхиз') ru, translate(en,'abcdefghijklmnopqrstuvwxyz','ابتثجحخدذرزسشصضطظعغفقكلمنه') ar from w`)
for (let b=0;b<20;b++) await q(`
insert into item(store_id,module_id,zone_id,category_id,parent_category_id,slug,name,description,image,images,price,discount,discount_type,effective_price,available_time_starts,available_time_ends,veg,order_count,avg_rating,rating_count,stock,unit_id,food_variations,add_on_ids,tags,allergies,recommended,organic,is_basic,search_text,created_at)
select s.id,s.module_id,s.zone_id,cc.id,cc.parent_id,'i'||${b}*50000+g.i,
 jsonb_build_object('en',initcap(a.en||' '||n.en||' '||k.en),'ru',a.ru||' '||n.ru||' '||k.ru,'tg',a.ru||' '||n.ru||' '||k.ru,'ar',a.ar||' '||n.ar||' '||k.ar),
 jsonb_build_object('en',repeat(md5(g.i::text)||' ',6),'ru',repeat('русский текст '||md5(g.i::text)||' ',5),'tg',repeat('матни тоҷикӣ '||md5(g.i::text)||' ',5),'ar',repeat('نص عربي '||md5(g.i::text)||' ',5)),
 'img'||g.i||'.webp', array['img.webp'], 100+floor(random()*9900)::int, case when random()<0.25 then 500*floor(1+random()*6)::int else 0 end,'percent',0,
 case when random()<0.1 then '07:00'::time end, case when random()<0.5 then '11:00'::time end, random()<0.4, floor(random()^3*400)::int, round((3+random()*2)::numeric,1), floor(random()*100)::int, floor(random()*50)::int, 1,
 case when random()<0.5 and s.module_id=1 then jsonb_build_array(jsonb_build_object('name',jsonb_build_object('en','Size','ar','A','tg','T','ru','R'),'type','single','min',0,'max',0,'required',true,'values',jsonb_build_array(jsonb_build_object('label',jsonb_build_object('en','S','ar','s','tg','s','ru','s'),'option_price',0),jsonb_build_object('label',jsonb_build_object('en','L','ar','s','tg','s','ru','s'),'option_price',200)))) else '[]'::jsonb end,
 case when s.module_id=1 then array[s.id*3-2,s.id*3-1] else '{}'::int[] end, array[a.en], case when random()<0.3 then array['milk','nuts'] else '{}'::text[] end, random()<0.18, random()<0.2, random()<0.1,
 a.en||' '||n.en||' '||k.en||' '||a.ru||' '||n.ru||' '||k.ru||' '||a.ar||' '||n.ar||' '||k.ar||E'\n'||'tag'||a.i||' cat'||cc.id||' кат'||cc.id||' category'||cc.parent_id,
 now()-random()*interval '400 days'
from (select i, 1+floor(random()*5000)::int sid, 46+floor(random()*650)::int ai, 1+floor(random()^2*200)::int ni, 46+floor(random()*650)::int ki, floor(random()*50)::int ci from generate_series(1,50000) i offset 0) g
join store s on s.id=g.sid join w2 a on a.i=g.ai join w2 n on n.i=g.ni join w2 k on k.i=g.ki
join lateral (select id,parent_id from category where module_id=s.module_id and parent_id>0 order by id offset g.ci%50 limit 1) cc on true`)
await q('vacuum analyze item'); await q('analyze')
console.log((await c.query(`select module_id,zone_id,count(*) from item group by 1,2 order by 1,2`)).rows.map(r=>Object.values(r).join('/')).join(' '))
console.log((await c.query(`select relname,pg_size_pretty(pg_relation_size(oid)) s, reltuples from pg_class where relname like 'item%' or relname='search_word' or oid=(select reltoastrelid from pg_class where relname='item')`)).rows)
await c.end()
