/** Lies in every export: whoever opens it years later should need nobody's help. */
export const READ_ME = `# 這個壓縮檔裡有什麼

這是整個網站，一樣不少。裡面有帳號的電子郵件與密碼雜湊、電子報訂閱者的地址，請妥善保管；要交給別人時，只給「site」與「wordpress.xml」。

| 檔案 | 內容 | 用途 |
| --- | --- | --- |
| database/*.jsonl | 資料庫的每一個資料表，一行一筆 JSON（UTF-8） | 還原，或轉到其他系統 |
| files/ | 上傳的每一個檔案，檔名就是資料庫 media 表的 filename | 同上 |
| manifest.json | 版本、時間、每個資料表的筆數、每個檔案的 SHA-256 | 檢查有沒有損壞 |
| wordpress.xml | 已發布的文章、頁面、檔案、分類、標籤、選單（WXR 1.2） | WordPress 的「工具 › 匯入 › WordPress」 |
| site/ | 公開網站的每一頁，與訪客看到的逐位元組相同 | 放到任何網頁伺服器就能看 |

## 放回 Lectern

\`npm run restore -- 這個檔案.zip\`：放進 SQLite 或 PostgreSQL 都可以，文字、連結、圖片、網址與版本記錄都和原來一樣。

## 只留下網頁

把 site 資料夾放到網頁伺服器的根目錄；找不到網頁時請顯示 404.html。nginx 的例子：

\`\`\`
server {
  root /var/www/site;
  index index.html index.xml;
  error_page 404 /404.html;
}
\`\`\`

搜尋、表單、電子報、購物車、轉址與 REST API 需要程式，不在裡面。

## 搬到 WordPress

匯入 wordpress.xml 時，WordPress 會到原來的網址下載檔案，所以匯入完成以前，原來的網站要能連得上。

## 資料表的欄位

- 欄位名稱是英文，與後台表單的欄位對應；以 _id 結尾的是另一個資料表的 id。
- 旗標是 0 與 1，時間是 ISO 8601（UTC），結構化的內容（richText 等）是 JSON 文字，格式是 Lexical。
- posts、pages、fragments、popups、products、media、menus、tables：現在的內容；名稱以 _v 結尾的是它們的版本記錄。
- pages_blocks_*、fragments_blocks_* 等：頁面上的元件，一種元件一個資料表；_parent_id 是所屬的頁面，_path 與 _order 是位置。
- *_rels：一篇內容與其他內容的關係（path 是欄位）。
- site：網站設定。users：帳號。subscribers、mailing_lists、newsletters、outbox：電子報。redirects、import_items：舊網址。
`
